import { Box } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { OWN_COLLECTION } from '../../../../core/catalogue/upload.ts';
import { editorText } from '../../text/editor.ts';

/** Marks a catalogue entry that the creator uploaded. */
export function OwnMark({ collection }: { collection: string }) {
  if (collection !== OWN_COLLECTION) return null;
  return (
    <Box
      aria-hidden
      title={editorText.items.mine}
      layerStyle="enamelPlate"
      position="absolute"
      zIndex="1"
      top="1.5"
      insetEnd="1.5"
      display="grid"
      placeItems="center"
      boxSize="6"
      borderRadius="full"
    >
      <UserRound size={13} strokeWidth={2.6} />
    </Box>
  );
}
