import { Menu } from '@chakra-ui/react';
import { ArrowRightLeft, Ban, Dices, Lamp, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { BoardSeat, BoardTeam } from '../../../core/calls/class/showClass.ts';
import { EntriesMenu } from '../../shared/menu/EntriesMenu.tsx';
import { toaster } from '../../shared/toast/toaster.ts';
import { useOrder } from '../page/classContext.ts';
import { teacherText } from '../text/teacher.ts';
import { MoveSheet } from './MoveSheet.tsx';

interface SeatMenuProps {
  team: BoardTeam;
  seat: BoardSeat;
}

/** The teacher's actions on one seat (Q3). */
export function SeatMenu({ team, seat: { seat, name } }: SeatMenuProps) {
  const [isMoving, setMoving] = useState(false);
  const order = useOrder();
  const { seat: text } = teacherText;
  const at = { team: team.team, seat };
  async function lightUp() {
    if (await order({ type: 'lightUp', ...at })) toaster.create({ title: text.lit(name), type: 'info' });
  }
  return (
    <>
      <EntriesMenu label={text.menu(name)}>
        <Menu.Item value="move" minHeight="11" onClick={() => setMoving(true)}>
          <ArrowRightLeft size={18} aria-hidden /> {text.move}
        </Menu.Item>
        <Menu.Item value="rename" minHeight="11" onClick={() => void order({ type: 'rename', ...at })}>
          <Dices size={18} aria-hidden /> {text.rename}
        </Menu.Item>
        <Menu.Item value="lightUp" minHeight="11" onClick={() => void lightUp()}>
          <Lamp size={18} aria-hidden /> {text.lightUp}
        </Menu.Item>
        <Menu.Item value="remove" minHeight="11" onClick={() => void order({ type: 'remove', ...at })}>
          <UserMinus size={18} aria-hidden /> {text.remove}
        </Menu.Item>
        <Menu.Item
          value="block"
          minHeight="11"
          color="fg.error"
          onClick={() => void order({ type: 'block', ...at })}
        >
          <Ban size={18} aria-hidden /> {text.block}
        </Menu.Item>
      </EntriesMenu>
      {isMoving && <MoveSheet from={team.team} seat={seat} name={name} onClose={() => setMoving(false)} />}
    </>
  );
}
