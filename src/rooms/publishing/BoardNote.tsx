import { Text } from '@chakra-ui/react';
import { ListOrdered } from 'lucide-react';
import type { ChangeForPlayers } from '../../../core/room/compare/changeForPlayers.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { publishingText } from '../text/publishing.ts';

/** What a new version does to leaderboard and statistics; `change` is null where nobody knows what players had last. */
export function BoardNote({ change }: { change: ChangeForPlayers | null }) {
  return (
    <Notice tone={change === 'play' ? 'warning' : 'info'}>
      <ListOrdered aria-hidden />
      <Text minWidth="0">{publishingText.board[change ?? 'unknown']}</Text>
    </Notice>
  );
}
