/** The mark of the Woops page: a face that is sorry. Decoration; the text says it. */
export function SadFace({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={className}
    >
      <circle cx="60" cy="60" r="54" strokeWidth="3" />
      <g strokeWidth="6">
        <path d="M41 46v7" />
        <path d="M79 46v7" />
      </g>
      <path d="M38 86c5-9 13-13.5 22-13.500S77 77 82 86" strokeWidth="4" />
      <path d="M33 37c4-4 8-5.5 13-5.500M87 37c-4-4-8-5.5-13-5.5" strokeWidth="2.5" strokeOpacity="0.55" />
    </svg>
  );
}
