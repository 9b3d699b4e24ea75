import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { system } from '../app/theme/system.ts';
import { ignoreCompositions } from '../components/keys/ignoreCompositions.ts';
import { LittleRoom } from './LittleRoom.tsx';

/** Puts the little room into its place in the page and starts its clock; answers what takes it away. */
export function mountLittleRoom(host: HTMLElement, onLeave: () => void): () => void {
  const endIgnoring = ignoreCompositions();
  const root = createRoot(host);
  root.render(
    <ChakraProvider value={system}>
      <LittleRoom onLeave={onLeave} />
    </ChakraProvider>,
  );
  return () => {
    root.unmount();
    endIgnoring();
  };
}
