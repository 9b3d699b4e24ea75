import { Text } from '@chakra-ui/react';
import { useStore } from 'zustand';
import type { GameRecordStore } from '../../stores/gameRecordStore.ts';
import { gameplayText } from '../../text/gameplay.ts';

/** Where the player stands among all who escaped; nothing where the place is not known, or the record stands apart (P15, P16). */
export function OwnPlace({ store }: { store: GameRecordStore }) {
  const place = useStore(store, (s) => s.own?.place ?? null);
  const total = useStore(store, (s) => s.total);
  if (place === null) return null;
  return (
    <Text role="status" marginTop="1" fontWeight="650">
      {gameplayText.ownPlace(place, total)}
    </Text>
  );
}
