import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  id?: string;
  /** Initially. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that unfolds. */
export function Disclosure({ title, id, isOpen = false, children }: DisclosureProps) {
  return (
    <Details id={id} open={isOpen}>
      <Summary>{title}</Summary>
      <Answer>{children}</Answer>
    </Details>
  );
}

const Details = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    scrollMarginTop: 'calc(var(--nav-height) + 1rem)',
    '&[open] > summary::after': { content: '"–"' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minHeight: '14',
    paddingY: '3',
    textWrap: 'balance',
    fontSize: 'lg',
    fontWeight: '650',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _after: { content: '"+"', fontFamily: 'heading', fontSize: '2xl', lineHeight: '1', color: 'accent' },
  },
});

const Answer = chakra('div', {
  base: { color: 'fg.muted', pb: '5', maxW: '44rem', textWrap: 'pretty', whiteSpace: 'pre-line' },
});
