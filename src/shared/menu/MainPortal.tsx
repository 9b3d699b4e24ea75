import { Portal } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';

/** Renders menus above everything but inside the main landmark, where landmark navigation finds them. */
export function MainPortal({ children }: { children: ReactNode }) {
  const container = useMemo(() => ({ current: document.querySelector('main') }), []);
  return <Portal container={container}>{children}</Portal>;
}
