import { Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { List, LogOut, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ItemId, Room } from '../../../core/room/model.ts';
import type { PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { itemName } from '../../editor/text/editorMessages.ts';
import { useIsPrinted } from '../../shared/browser/useIsPrinted.ts';
import { useIsAtLeast } from '../../shared/browser/useWindow.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { lockKind } from '../page/shownRoom.ts';
import { WayBar } from '../parts/Bars.tsx';
import { Part } from '../parts/Part.tsx';
import { type WayLock, worstOf } from '../reading/readWay.ts';
import { insightsText } from '../text/insights.ts';
import { WayList } from './WayList.tsx';
import { WayMap } from './WayMap.tsx';
import { useWayKeys } from './wayKeys.ts';

interface WayPartProps {
  room: Room;
  map: PuzzleMap;
  /** Null while there are no figures. */
  way: readonly WayLock[] | null;
  isWaiting: boolean;
  chosen: ItemId | null;
  onOpen: (id: ItemId) => void;
}

/** The way through as the room's own map, or as a list; on paper and in narrow windows always as a list. */
export function WayPart({ room, map, way, isWaiting, chosen, onOpen }: WayPartProps) {
  const { parts, way: words } = insightsText;
  const isWide = useIsAtLeast('lg');
  const isPrinted = useIsPrinted();
  const [wanted, setWanted] = useState<'map' | 'list'>('map');
  const locks = way ?? [];
  const view = (isWide && !isPrinted) || locks.length === 0 ? wanted : 'list';
  const order = locks.map(({ lock }) => lock);
  const { onKeyDown, stopAt } = useWayKeys(order, () => setWanted(wanted === 'map' ? 'list' : 'map'));
  const helpId = useId();
  const labelOf = (lock: WayLock) =>
    labelOfLock(room, lock, { at: order.indexOf(lock.lock) + 1, of: order.length });
  const View = view === 'map' ? WayMap : WayList;
  return (
    <Part
      id="way"
      title={parts.way}
      {...(way && { lead: leadOf(room, way) })}
      {...(isWide &&
        way && {
          aside: (
            <SegmentedControl
              label={words.view}
              value={wanted}
              choices={[
                {
                  value: 'map',
                  label: words.map,
                  icon: <Choice icon={<MapIcon aria-hidden />} name={words.map} />,
                },
                {
                  value: 'list',
                  label: words.list,
                  icon: <Choice icon={<List aria-hidden />} name={words.list} />,
                },
              ]}
              onChoose={setWanted}
            />
          ),
        })}
    >
      <VisuallyHidden id={helpId}>{words.help}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it */}
      <div onKeyDown={onKeyDown} aria-describedby={helpId}>
        <View {...{ room, map, way: locks, isWaiting, chosen, labelOf, stopAt, onOpen }} />
      </div>
      {way && view === 'map' && <Legend />}
    </Part>
  );
}

function leadOf(room: Room, way: readonly WayLock[]): string {
  const { way: words } = insightsText;
  const worst = worstOf(way);
  return `${words.of100} ${worst ? words.worst(itemName(room, worst.lock)) : words.quiet}`;
}

/** A lock with its figures, for screen readers. */
function labelOfLock(room: Room, lock: WayLock, place: { at: number; of: number }): string {
  const { way } = insightsText;
  return [
    way.spoken(place, itemName(room, lock.lock), lockKind(room, lock.lock)),
    way.spokenOpened(lock.openedOfAll, lock.reached, lock.stuck),
  ].join(' ');
}

function Choice({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <Flex as="span" align="center" gap="2" css={{ '& svg': { boxSize: '4' } }}>
      {icon}
      {name}
    </Flex>
  );
}

/** What bars and minutes mean. */
function Legend() {
  const { legend } = insightsText.way;
  return (
    <Flex
      as="ul"
      listStyleType="none"
      role="list"
      wrap="wrap"
      columnGap="5"
      rowGap="1"
      mt="3"
      textStyle="xs"
      color="fg.muted"
    >
      {[
        { name: legend.opened, opened: 100, reached: 100 },
        { name: legend.reached, opened: 0, reached: 100 },
      ].map(({ name, opened, reached }) => (
        <Flex as="li" key={name} align="center" gap="2">
          <WayBar opened={opened} reached={reached} />
          {name}
        </Flex>
      ))}
      <li>{legend.minutes}</li>
      <Flex as="li" align="center" gap="1.5" color="fg.warning" css={{ '& svg': { boxSize: '3.5' } }}>
        <LogOut aria-hidden />
        <Text as="span">{legend.hot}</Text>
      </Flex>
    </Flex>
  );
}
