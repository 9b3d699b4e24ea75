import { Box, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { Unfinished } from '../../../core/room/lists/unfinished.ts';
import { projectsText } from '../text/projects.ts';
import { ResultsSheet } from './ResultsSheet.tsx';

interface UnfinishedTableProps {
  players: readonly Unfinished[];
  /** The players' names, in the same order. */
  names: readonly string[];
  isMore: boolean;
}

/** The table of unfinished plays: how long, how far, and at which lock. */
export function UnfinishedTable({ players, names, isMore }: UnfinishedTableProps) {
  const titleId = useId();
  const { title, kept, more, columns, opened, states } = projectsText.unfinished;
  const { name, time } = projectsText.results.columns;
  return (
    <Box mt="6">
      <Heading as="h3" id={titleId} size="lg">
        {title(players.length)}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {kept}
        {isMore && ` ${more}`}
      </Text>
      <ResultsSheet
        labelledBy={titleId}
        head={[name, time, columns.opened, columns.stuckAt, columns.state, columns.week]}
      >
        {players.map((player, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and no state
          <tr key={place}>
            <td>
              <bdi>{names[place]}</bdi>
            </td>
            <td>{projectsText.time(player.time)}</td>
            <td>{player.locks === 0 ? '–' : opened(player.opened, player.locks)}</td>
            <td>
              <bdi>{player.stuckAt ?? '–'}</bdi>
            </td>
            <td>{states[player.state]}</td>
            <td>{projectsText.date(new Date(player.week * 1000))}</td>
          </tr>
        ))}
      </ResultsSheet>
    </Box>
  );
}
