import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { languageProps } from '../../../shared/language/languageProps.ts';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import { editorText } from '../../text/editor.ts';

/** Explains the technique that the last used starter shows. */
export function CraftNote() {
  const craft = useEditor((state) => state.craft);
  // The note is in the language of the room.
  const language = useEditor(({ roomSettings }) => roomSettings?.language);
  const { closeCraftNote } = useEditorActions();
  if (!craft) return null;
  return (
    <Box
      as="section"
      aria-label={editorText.starters.craft}
      className="morning"
      layerStyle="paperSheet"
      borderRadius="3px"
      paddingStart="4"
      paddingEnd="2"
      paddingBottom="4"
      marginTop="1"
      marginBottom="4"
      {...languageProps(language)}
    >
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h3" size="sm">
          {craft.idea}
        </Heading>
        <IconButton
          aria-label={editorText.starters.closeCraftNote}
          title={editorText.starters.closeCraftNote}
          variant="ghost"
          color="inherit"
          flexShrink="0"
          onClick={closeCraftNote}
        >
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Text textStyle="sm" paddingEnd="2">
        {craft.note}
      </Text>
    </Box>
  );
}
