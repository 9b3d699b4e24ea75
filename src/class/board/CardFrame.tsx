import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { focusRing } from '../../shared/kit/focusRing.ts';
import { Panel } from '../../shared/kit/Panel.tsx';
import type { TeamCardView } from './readCard.ts';

/** The sheet that is open over the board; `team` is null for all teams. */
export type Opened =
  | { type: 'team' | 'time'; team: number }
  | { type: 'say'; team: number | null }
  | { type: 'sent' | 'hintAll' };

export interface CardProps {
  team: BoardTeam;
  onOpen: (opened: Opened) => void;
}

/** The id of the sentence that explains a card's keys. */
export const KEYS_HELP = 'board-keys';

interface CardFrameProps {
  team: BoardTeam;
  view: TeamCardView;
  padding: string;
  children: ReactNode;
}

/** The frame of a card: its edge says whether the team needs the teacher, as do icon and words. */
export function CardFrame({ team, view: { alert }, padding, children }: CardFrameProps) {
  const edge = alert === null ? null : EDGES[alert.type];
  return (
    <Panel
      as="article"
      aria-label={team.name}
      data-card={team.team}
      display="flex"
      flexDirection="column"
      gap="3"
      padding={padding}
      minWidth="0"
      position="relative"
      {...(edge && { borderColor: edge.color, borderInlineStartWidth: edge.isUrgent ? '4px' : '1px' })}
    >
      {children}
    </Panel>
  );
}

const EMBER = { color: 'border.warning', isUrgent: true };
const QUIET = { color: 'border', isUrgent: false };

const EDGES = {
  help: { color: 'accent', isUrgent: true },
  quiet: EMBER,
  wrong: EMBER,
  long: EMBER,
  paused: QUIET,
  empty: QUIET,
  escaped: { color: 'border.success', isUrgent: false },
  timeUp: { color: 'border.error', isUrgent: false },
  ended: { color: 'border.error', isUrgent: false },
} as const;

interface CardNameProps extends CardProps {
  /** Id of what is read out with the name. */
  toldBy: string;
}

/** A team's name, which opens its sheet. It is the only element of the card that Tab reaches. */
export function CardName({ team, toldBy, onOpen }: CardNameProps) {
  return (
    <Name
      type="button"
      data-card-name=""
      aria-haspopup="dialog"
      aria-describedby={`${toldBy} ${KEYS_HELP}`}
      aria-keyshortcuts="H T S P N"
      onClick={() => onOpen({ type: 'team', team: team.team })}
    >
      {team.name}
    </Name>
  );
}

const Name = chakra('button', {
  base: {
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { color: 'accent' },
    // None here, since the whole card has the ring.
    _focusVisible: {
      outline: 'none',
      boxShadow: 'none',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        borderRadius: 'lg',
        pointerEvents: 'none',
        ...focusRing,
      },
    },
  },
});
