import { Menu } from '@chakra-ui/react';
import { EntriesMenu } from '../../shared/menu/EntriesMenu.tsx';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { boardText } from '../text/board.ts';
import type { CardProps } from './CardFrame.tsx';

/** The menu of further actions on a team; on a small card, of all actions. */
export function CardMenu({ team: { team, name, outcome, isPaused, needs }, onOpen }: CardProps) {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  const { card } = boardText;
  const isPlaying = outcome === null;
  const isEnded = outcome === 'ended';
  const items = [
    { value: 'open', label: card.open, act: () => onOpen({ type: 'team', team }), isShown: true },
    { value: 'hint', label: card.hint, act: () => void order({ type: 'hint', team }), isShown: isPlaying },
    {
      value: 'time',
      label: card.time,
      act: () => onOpen({ type: 'time', team }),
      isShown: isPlaying || outcome === 'timeUp',
    },
    { value: 'say', label: card.say, act: () => onOpen({ type: 'say', team }), isShown: true },
    {
      value: 'seen',
      label: card.seen,
      act: () => void order({ type: 'seen', team }),
      isShown: needs.includes('help'),
    },
    {
      value: 'pause',
      label: isPaused || isEnded ? card.goOn : card.pause,
      act: () => void order({ type: isPaused || isEnded ? 'goOn' : 'pause', team }),
      // A pause of all is none of its own.
      isShown: isEnded || (isPlaying && board.state !== 'paused'),
    },
    { value: 'end', label: card.end, act: () => void order({ type: 'end', team }), isShown: isPlaying },
  ];
  return (
    <EntriesMenu label={card.menu(name)} tabIndex={-1}>
      {items
        .filter(({ isShown }) => isShown)
        .map(({ value, label, act }) => (
          <Menu.Item
            key={value}
            value={value}
            minHeight="11"
            color={value === 'end' ? 'fg.error' : undefined}
            disabled={isOffline && value !== 'open' && value !== 'say'}
            onClick={act}
          >
            {label}
          </Menu.Item>
        ))}
    </EntriesMenu>
  );
}
