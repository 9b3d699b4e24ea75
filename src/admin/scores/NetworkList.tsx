import { Button, Flex, Text } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import type { ListedNetwork } from '../../../core/calls/admin/roomScores.ts';
import { weightOf } from '../../../core/room/lists/networkRatings.ts';
import { averageOf } from '../../../core/room/lists/rating.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { scoresText } from '../text/scores.ts';
import { ScoreRow, ScoreRows } from './ScoreRows.tsx';
import type { Scores } from './useScores.ts';

interface NetworkListProps extends Pick<Scores, 'busyId' | 'setRatingsAside'> {
  networks: readonly ListedNetwork[];
}

/** Ratings by network, the most first; networks are identified only by number. */
export function NetworkList({ networks, busyId, setRatingsAside }: NetworkListProps) {
  const words = scoresText.networks;
  const rows = networks.map((network, index) => {
    const { origin, isSetAside, count } = network;
    const place = index + 1;
    return (
      <ScoreRow
        key={origin}
        action={
          <Button
            variant="outline"
            aria-label={isSetAside ? words.backFor(place) : words.asideFor(place)}
            loading={busyId === origin}
            disabled={busyId !== null}
            onClick={() => void setRatingsAside(origin, !isSetAside)}
          >
            {isSetAside ? words.back : words.aside}
          </Button>
        }
      >
        <Flex gap="2" wrap="wrap" align="center">
          <Text as="h4" fontWeight="650">
            {words.name(place)}
          </Text>
          {isSetAside && (
            <Chip tone="warning">
              <EyeOff aria-hidden />
              {words.isAside}
            </Chip>
          )}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {words.given(averageOf(network), count)}
          {!isSetAside && weightOf(network).count < count && `, ${words.counts(weightOf(network).count)}`}
        </Text>
      </ScoreRow>
    );
  });
  return <ScoreRows title={words.title} lead={words.lead} none={words.none} rows={rows} />;
}
