import { uploadHref } from "#app/lib/upload-href.ts";

type AgencyLogoProps = { uid: string; lazy?: boolean; className?: string };

/**
 * The logo of an agency beside its name, which says what a reader who cannot see it should know. Its height is there
 * before it arrives. In the dark it stands on white, as on the paper that it was drawn for.
 */
export function AgencyLogo({ uid, lazy = false, className = "" }: AgencyLogoProps) {
  return (
    <img
      src={uploadHref(uid)}
      alt=""
      width={160}
      height={48}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      data-slot="agency-logo"
      className={`h-12 w-40 rounded-sm object-contain object-left dark:w-auto dark:max-w-40 dark:bg-paper dark:p-1.5 ${className}`}
    />
  );
}
