import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { LIMITS } from '../../../core/room/limits.ts';
import { FieldFrame } from '../../shared/form/FieldFrame.tsx';
import { tooLongError } from '../../shared/form/tooLong.ts';
import { appText } from '../../shared/text/app.ts';
import { useRoom } from '../session/useRoom.ts';
import { versionsText } from '../text/versions.ts';
import { freeSlot, type PastRoomsStore } from './pastRoomsStore.ts';

/** Keeps the current room as a copy, with or without a name. */
export function KeepForm({ store }: { store: PastRoomsStore }) {
  const room = useRoom();
  const [name, setName] = useState<string | null>(null);
  const isBusy = useStore(store, (state) => state.isBusy);
  const failure = useStore(store, (state) => state.failure);
  const isFull = useStore(store, ({ pastRooms }) => freeSlot(pastRooms) === null);

  async function keep(): Promise<void> {
    if (await store.getState().keep(name ?? '', room)) setName(null);
  }
  if (isFull) return <Text color="fg.muted">{versionsText.full(LIMITS.keptCopies)}</Text>;
  if (name === null)
    return (
      <Button variant="outline" minH="11" onClick={() => setName('')}>
        <Star /> {versionsText.keepNow}
      </Button>
    );
  const long = tooLongError(name, LIMITS.copyName);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (long === null) void keep();
      }}
    >
      <FieldFrame
        label={versionsText.nameOfCopy}
        error={long ?? (failure && appText.failures[failure])}
        isAlert={long !== null}
        further={
          <Flex gap="2" wrap="wrap">
            <Button type="submit" minH="11" loading={isBusy}>
              {versionsText.keep}
            </Button>
            <Button variant="ghost" minH="11" onClick={() => setName(null)}>
              {versionsText.cancel}
            </Button>
          </Flex>
        }
      >
        <Input
          minH="11"
          autoFocus
          value={name}
          placeholder={versionsText.namePlaceholder}
          onChange={(event) => setName(event.target.value)}
        />
      </FieldFrame>
    </form>
  );
}
