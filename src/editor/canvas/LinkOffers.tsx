import { Button, Stack } from '@chakra-ui/react';
import { KeyRound, PackageOpen, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkType } from '../../../core/edit/links/linksFor.ts';
import { useHidingPlaces } from '../puzzle/useHidingPlaces.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { offeredIn } from '../store/document/dropping.ts';
import { linkChoiceText } from '../text/linking.ts';

const ICONS: Readonly<Record<LinkType, ReactNode>> = {
  opens: <KeyRound aria-hidden />,
  tells: <ScrollText aria-hidden />,
  hides: <PackageOpen aria-hidden />,
};

/** Offers to connect a dropped thing with the thing below it: as hidden there, as its key, or as its clue. */
export function LinkOffers() {
  const room = useRoom();
  const { link } = useEditorActions();
  const placeOf = useHidingPlaces(room);
  const ends = useEditor((state) => state.offer?.ends);
  // Joined to a string so that equal offers compare equal.
  const types = useEditor((state) => offeredIn(state).join(' '));
  if (!ends || types === '') return null;
  return (
    <Stack gap="0.5" borderTopWidth="1px" borderColor="border" pt="0.5">
      {types.split(' ').map((type) => (
        <Button
          key={type}
          variant="ghost"
          size="sm"
          h={{ base: '11', xl: '8' }}
          px="2.5"
          justifyContent="start"
          color="accent.fg"
          onClick={() => link(ends, type as LinkType)}
        >
          {ICONS[type as LinkType]}
          {linkChoiceText(room, type as LinkType, ends.to, placeOf)}
        </Button>
      ))}
    </Stack>
  );
}
