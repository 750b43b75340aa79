import tinymce from "tinymce";
import "tinymce/icons/default";
import "tinymce/models/dom";
import "tinymce/plugins/autolink";
import "tinymce/plugins/link";
import "tinymce/plugins/lists";
import "tinymce/themes/silver";

/** The editor as it comes with the product. */
export const bundledEditor = tinymce;
