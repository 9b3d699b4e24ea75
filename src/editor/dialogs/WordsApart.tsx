import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';
import { versionsText } from '../text/versions.ts';
import { findWordsApart, type OwnWords, type WordsThatDiffer } from './findWordsApart.ts';

/** The texts that differ between two versions, side by side. */
export function WordsApart({ here, there }: { here: Room; there: Room }) {
  const differing = useMemo(() => findWordsApart(here, there), [here, there]);
  if (differing.length === 0) return null;
  return (
    <Stack gap="3">
      {differing.map((words) => (
        <Box key={words.of}>
          <Text fontWeight="650" mb="1">
            {nameOf(here, words)}
          </Text>
          <Grid gap={{ base: '2', md: '4' }} templateColumns="1fr 1fr">
            <Words text={words.here} />
            <Words text={words.there} />
          </Grid>
        </Box>
      ))}
    </Stack>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Text textStyle="sm" color="fg.muted" whiteSpace="pre-line" lineClamp="6" overflowWrap="anywhere">
      {text === '' ? editorText.conflict.nothing : text}
    </Text>
  );
}

function nameOf(room: Room, { of, isOfItem }: WordsThatDiffer): string {
  if (isOfItem) return itemName(room, of);
  const name = versionsText.fields[of as OwnWords];
  return `${name.slice(0, 1).toLocaleUpperCase()}${name.slice(1)}`;
}
