import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { system } from '../app/theme/system.ts';
import { ignoreCompositions } from '../shared/keys/ignoreCompositions.ts';
import { LittleRoom, type LittleRoomProps } from './LittleRoom.tsx';

/** Mounts the little room; returns a function that unmounts it. */
export function mountLittleRoom(host: HTMLElement, props: LittleRoomProps): () => void {
  const endIgnoring = ignoreCompositions();
  const root = createRoot(host);
  root.render(
    <ChakraProvider value={system}>
      <LittleRoom {...props} />
    </ChakraProvider>,
  );
  return () => {
    root.unmount();
    endIgnoring();
  };
}
