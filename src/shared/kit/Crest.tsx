import { useId } from 'react';

interface CrestProps {
  /** Height in pixels. */
  size?: number;
}

/**
 * The site's mark: a brass doorplate with a light behind its keyhole. Hidden from screen readers, since the
 * name stands beside it.
 */
export function Crest({ size = 38 }: CrestProps) {
  const plate = useId();
  const light = useId();
  return (
    <svg viewBox="0 0 42 48" height={size} width={(size * 42) / 48} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={plate} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbe3a0" />
          <stop offset=".46" stopColor="#efc25a" />
          <stop offset=".47" stopColor="#dba23a" />
          <stop offset="1" stopColor="#b97f27" />
        </linearGradient>
        <radialGradient id={light} cx=".5" cy=".4" r=".7">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset="1" stopColor="#ffd36b" />
        </radialGradient>
      </defs>
      <path
        d="M21 2C31 2 39 10 39 20v22a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V20C3 10 11 2 21 2z"
        fill={`url(#${plate})`}
        stroke="#1c0f12"
        strokeWidth="3"
      />
      <path
        d="M6.5 40V20.5C6.5 12 13 5.5 21 5.5"
        fill="none"
        stroke="#fff8e3"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M21 12.5a7.5 7.5 0 0 1 4.3 13.6L28.5 40h-15l3.2-13.9A7.5 7.5 0 0 1 21 12.5z" fill="#1c0f12" />
      <path
        d="M21 15.2a4.8 4.8 0 0 1 2.3 9.1l2 13.2h-8.6l2-13.2A4.8 4.8 0 0 1 21 15.2z"
        fill={`url(#${light})`}
      />
    </svg>
  );
}
