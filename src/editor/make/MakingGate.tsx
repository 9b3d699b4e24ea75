import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Surroundings } from '../../../core/make/furnish/model.ts';
import { editorText } from '../text/editor.ts';
import { type MakingSurroundings, useSurroundings } from './useSurroundings.ts';

/** Renders its children with the whole library once it is loaded; before, says so or offers to try again. */
export function MakingGate({ children }: { children: (surroundings: Surroundings) => ReactNode }) {
  const making = useSurroundings();
  return making.type === 'ready' ? children(making.surroundings) : <LibraryLoading making={making} />;
}

/** Says that the library is loading, or offers to try again. */
export function LibraryLoading({ making }: { making: Exclude<MakingSurroundings, { type: 'ready' }> }) {
  const { loading, failed, retry } = editorText.catalogue;
  return (
    <Flex direction="column" align="center" justify="center" gap="3" minH="16rem" p="5" color="fg.muted">
      {making.type === 'loading' ? (
        <Flex role="status" align="center" gap="3">
          <Spinner size="sm" aria-hidden />
          {loading}
        </Flex>
      ) : (
        <>
          <Text role="alert">{failed}</Text>
          <Button variant="outline" minH="11" onClick={making.retry}>
            {retry}
          </Button>
        </>
      )}
    </Flex>
  );
}
