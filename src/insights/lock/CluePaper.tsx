import { Button, chakra, Heading, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { sayingsOf, wordsOf } from '../../../core/play/sayings.ts';
import { combinationsIn, itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { clueSourcesIn, findClues } from '../../../core/solve/clues/clues.ts';
import { cutText } from '../../../core/util/cutText.ts';
import { itemName } from '../../editor/text/editorMessages.ts';
import { SignedText } from '../../play/signs/SignedText.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Paper } from '../../shared/kit/Paper.tsx';
import { mendPath } from '../../shared/mend/mendLink.ts';
import { isGone, useShownRoom } from '../page/shownRoom.ts';
import { insightsText } from '../text/insights.ts';

/** Maximum number of characters quoted of a clue. */
const LONGEST = 220;

/** Says where a lock's answer is told, with a link to that place in the editor. */
export function CluePaper({ lock }: { lock: ItemId }) {
  const shown = useShownRoom();
  const { roomId, room } = shown;
  const { clue } = insightsText.lock;
  const sources = useMemo(() => clueSourcesIn(findClues(room).clues).get(lock) ?? [], [room, lock]);
  const [first] = sources;
  const quote = first === undefined ? '' : first === null ? room.introduction : textOf(room, first);
  const names = sources.map((source) => (source === null ? clue.introduction : itemName(room, source)));
  const isPictured = names.length === 0 && itemOf(room, lock)?.isClueInPicture === true;
  return (
    <Paper p="5" mb="6">
      <Heading as="h4" size="lg">
        {clue.title}
      </Heading>
      <Text textStyle="sm" mt="1.5">
        {names.length > 0 ? clue.at(names) : isPictured ? clue.pictured : clue.none}
      </Text>
      {quote !== '' && (
        <Quote dir="auto">
          <SignedText>{quote.length > LONGEST ? `${cutText(quote, LONGEST)}…` : quote}</SignedText>
        </Quote>
      )}
      {!isPictured && !isGone(shown, lock) && (
        <Button asChild variant="outline" width="full" mt="3">
          <Link to={names.length > 0 ? mendPath(roomId, lock, { type: 'clue' }) : mendPath(roomId, lock)}>
            <Pencil aria-hidden /> {names.length > 0 ? clue.open : clue.choose}
          </Link>
        </Button>
      )}
    </Paper>
  );
}

/** The last text of a thing by its creator; empty if it has none. */
function textOf(room: Room, id: ItemId): string {
  const item = itemOf(room, id);
  if (!item) return '';
  const texts = sayingsOf(room, id, combinationsIn(room).has(id))
    .filter(({ isToWrongAnswer }) => !isToWrongAnswer)
    .map((saying) => wordsOf(item, saying));
  const told = texts.findLast((message) => message?.type === 'custom');
  return told?.type === 'custom' ? told.text : '';
}

const Quote = chakra('blockquote', {
  base: {
    marginTop: '3',
    paddingInlineStart: '3',
    borderInlineStart: '3px solid {colors.brass.500}',
    textStyle: 'sm',
    fontStyle: 'italic',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});
