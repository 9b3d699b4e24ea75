import { chakra } from '@chakra-ui/react';
import { MARK_LOOKS, SILENT_ENAMEL } from './markLooks.ts';

interface MarkProps {
  seat: number;
  /** Pixels. */
  size: number;
  /** Whether it is the mark of this player. */
  isOwn?: boolean;
  /** Whether the seat has given no sign of life lately. */
  isSilent?: boolean;
}

/** Pixels from which on the rim has a second line. */
const RIMMED = 26;

/**
 * A seat's mark: an enamel disc with a brass rim. It is hidden from screen readers, since the name stands
 * beside it.
 */
export function Mark({ seat, size, isOwn = false, isSilent = false }: MarkProps) {
  const look = MARK_LOOKS[seat];
  if (!look) return null;
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 40 40"
      boxSize={`${size}px`}
      flex="none"
      overflow="visible"
      data-mark={seat}
      transition="filter 420ms"
    >
      {isOwn && <circle cx="20" cy="20" r="21.5" fill="none" stroke="#fff6e2" strokeWidth="2.5" />}
      <circle cx="20" cy="20" r="18.5" fill="#ffd97a" stroke="#1d1320" strokeWidth="2" />
      {size >= RIMMED && <circle cx="20" cy="20" r="16.5" fill="none" stroke="#a06d22" strokeWidth="1.5" />}
      <circle
        cx="20"
        cy="20"
        r="15.5"
        fill={isSilent ? SILENT_ENAMEL : look.enamel}
        stroke="#1d1320"
        strokeWidth="1.5"
        strokeDasharray={isSilent ? '4 3' : undefined}
      />
      {look.paths.map((path) => (
        <path
          key={path}
          d={path}
          fill={look.shape}
          stroke="#1d1320"
          strokeWidth="1"
          opacity={isSilent ? 0.6 : 1}
        />
      ))}
    </chakra.svg>
  );
}

/** The empty hook of a free seat. */
export function FreeHook({ size }: { size: number }) {
  return (
    <chakra.svg aria-hidden viewBox="0 0 40 40" boxSize={`${size}px`} flex="none">
      <circle
        cx="20"
        cy="20"
        r="17.5"
        fill="rgb(20 10 10 / 0.35)"
        stroke="#d9a441"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path
        d="M20 12v9a4.5 4.5 0 1 1-7 3.7"
        fill="none"
        stroke="#d9a441"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </chakra.svg>
  );
}
