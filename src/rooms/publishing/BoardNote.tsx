import { Text } from '@chakra-ui/react';
import { ListOrdered } from 'lucide-react';
import type { ChangeForPlayers } from '../../../core/room/compare/changeForPlayers.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { publishingText } from '../text/publishing.ts';

/**
 * Says what a new version does to leaderboard and statistics; `change` is null if the last live version is
 * unknown.
 */
export function BoardNote({ change }: { change: ChangeForPlayers | null }) {
  return (
    <Notice tone={change === 'play' ? 'warning' : 'info'}>
      <ListOrdered aria-hidden />
      <Text minWidth="0">{publishingText.board[change ?? 'unknown']}</Text>
    </Notice>
  );
}
