import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Lightbulb, Pencil } from 'lucide-react';
import { itemName } from '../../editor/text/editorMessages.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { mendPath } from '../../shared/mend/mendLink.ts';
import { isGone, useShownRoom } from '../page/shownRoom.ts';
import type { HintsRead, WeakRung } from '../reading/readWay.ts';
import { insightsText } from '../text/insights.ts';
import { RungBars } from './Bars.tsx';
import { Part } from './Part.tsx';

/** Which level of a hint was enough, and the hints that helped few players. */
export function HintsPart({ hints: { enough, perPlay, weak } }: { hints: HintsRead }) {
  const { hints, parts, share } = insightsText;
  return (
    <Part id="hints" title={parts.hints} lead={`${hints.which} ${hints.perPlay(perPlay)}`}>
      <RungBars
        rows={enough.map(({ rung, share: of100 }) => ({
          ...{ key: rung, name: hints.rungs[rung] },
          ...{ share: of100, words: share(of100) },
        }))}
      />
      {weak.length > 0 && (
        <Stack gap="3" mt="3" pt="4" borderTopWidth="1px" borderColor="border">
          {weak.map((each) => (
            <Weak key={each.item} weak={each} />
          ))}
        </Stack>
      )}
    </Part>
  );
}

function Weak({ weak: { item, rung, enough, seen } }: { weak: WeakRung }) {
  const shown = useShownRoom();
  const { hints } = insightsText;
  const name = itemName(shown.room, item);
  return (
    <Flex gap="3" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Flex
        gap="2.5"
        flex="1 1 12rem"
        minW="0"
        textStyle="sm"
        css={{ '& svg': { boxSize: '4.5', flexShrink: 0 } }}
      >
        <Lightbulb aria-hidden />
        <Text>{hints.weak(hints.rungs[rung], name, enough, seen)}</Text>
      </Flex>
      {!isGone(shown, item) && (
        <Button asChild variant="outline">
          <Link to={mendPath(shown.roomId, item)} aria-label={hints.writeFor(name)}>
            <Pencil aria-hidden /> {hints.write}
          </Link>
        </Button>
      )}
    </Flex>
  );
}
