import { chakra } from '@chakra-ui/react';

/** A ladder, in the weight of the other icons. */
export function LadderIcon() {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize="6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M8 2.5v19M16 2.5v19M8 7h8M8 12h8M8 17h8" />
    </chakra.svg>
  );
}
