import { chakra } from '@chakra-ui/react';

/** A key of the keyboard, as a small cap. Readers hear of it by `aria-keyshortcuts`. */
export function Key({ children }: { children: string }) {
  return <Cap aria-hidden>{children}</Cap>;
}

const Cap = chakra('kbd', {
  base: {
    display: { base: 'none', md: 'inline-grid' },
    placeItems: 'center',
    minWidth: '1.6em',
    px: '1',
    fontFamily: 'inherit',
    fontSize: 'xs',
    lineHeight: '1.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'currentcolor',
  },
});
