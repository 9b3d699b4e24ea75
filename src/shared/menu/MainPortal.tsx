import { Portal } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';

/** Puts menus over everything, and still within the page's main part: who goes by landmarks would find them nowhere at the body's end. */
export function MainPortal({ children }: { children: ReactNode }) {
  const container = useMemo(() => ({ current: document.querySelector('main') }), []);
  return <Portal container={container}>{children}</Portal>;
}
