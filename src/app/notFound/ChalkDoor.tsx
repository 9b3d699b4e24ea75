/** A door drawn on the wall with chalk. */
export function ChalkDoor({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 320 620" aria-hidden="true">
      <defs>
        <filter id="chalk" x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="3" result="grain" />
          <feDisplacementMap in="SourceGraphic" in2="grain" scale="5" />
        </filter>
      </defs>
      <g
        filter="url(#chalk)"
        fill="none"
        stroke="#f3ead6"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".82"
      >
        <path d="M6 612 12 10q148-14 298-4l6 606" />
        <path d="M34 612 40 38q120-12 246-4l4 578" />
        <path d="M74 78q84-6 172-2l4 190q-90-4-176 4z" />
        <path d="M76 312q86-8 174-2l6 226q-92 8-180 0z" />
        <path d="m90 98 52 34M112 92l68 46M270 478l22 24M8 52l22 28" strokeWidth="4" />
        <circle cx="264" cy="334" r="11" />
      </g>
    </svg>
  );
}
