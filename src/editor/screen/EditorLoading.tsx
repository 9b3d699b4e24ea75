import { Box, Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { editorText } from '../text/editor.ts';

/** The skeleton of the editor while a room loads. */
export function EditorLoading() {
  return (
    <Box aria-busy p={{ base: '3', lg: '4' }} w="full">
      <VisuallyHidden role="status">{editorText.loading}</VisuallyHidden>
      <Skeleton h="10" mb="4" />
      <Grid templateColumns={{ base: '1fr', lg: '17rem 1fr 17rem' }} gap="4">
        <Skeleton h="70dvh" display={{ base: 'none', lg: 'block' }} />
        <Skeleton aspectRatio="16 / 9" alignSelf="start" />
        <Skeleton h="70dvh" display={{ base: 'none', lg: 'block' }} />
      </Grid>
    </Box>
  );
}
