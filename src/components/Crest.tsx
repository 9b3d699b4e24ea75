interface CrestProps {
  /** Pixels. */
  size?: number;
}

/** The house's sign: a brass escutcheon with a keyhole. Its name stands beside it, so it is silent. */
export function Crest({ size = 30 }: CrestProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d="M16 1.5 29 6.5v10c0 7-5.4 11.8-13 14-7.6-2.2-13-7-13-14v-10z"
        fill="#d9a441"
        stroke="#1e1409"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M16 4.2 5.6 8.2v8.2c0 .8.1 1.5.2 2.2L25.5 7.8z" fill="#f5d78c" opacity="0.55" />
      <path d="M16 8.5a4.6 4.6 0 0 1 2.5 8.45L20.3 24h-8.6l1.8-7.05A4.6 4.6 0 0 1 16 8.5z" fill="#1e1409" />
    </svg>
  );
}
