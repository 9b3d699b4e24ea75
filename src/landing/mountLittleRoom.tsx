import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { system } from '../app/theme/system.ts';
import { ignoreCompositions } from '../shared/keys/ignoreCompositions.ts';
import { LittleRoom, type LittleRoomProps } from './LittleRoom.tsx';

/** Puts the little room into its place in the page; answers what takes it away. */
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
