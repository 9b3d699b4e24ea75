import { Button, Flex, SimpleGrid, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';

/** Renders its children once the catalogue is loaded; before, a skeleton or a retry button. */
export function CatalogueGate({ children }: { children: ReactNode }) {
  const status = useEditor((state) => state.catalogue.status);
  const { loadCatalogue } = useEditorActions();
  if (status === 'ready') return children;
  if (status === 'failed') {
    return (
      <Flex direction="column" align="center" gap="3" py="8" textAlign="center" role="alert">
        <Text color="fg.muted">{editorText.catalogue.failed}</Text>
        <Button size="sm" variant="outline" onClick={() => void loadCatalogue()}>
          {editorText.catalogue.retry}
        </Button>
      </Flex>
    );
  }
  return (
    <SimpleGrid columns={3} gap="2.5" aria-busy>
      <VisuallyHidden role="status">{editorText.catalogue.loading}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <Skeleton key={tile} aspectRatio="1" />
      ))}
    </SimpleGrid>
  );
}
