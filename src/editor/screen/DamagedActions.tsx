import { Button, Text } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { appText } from '../../shared/text/app.ts';
import { editorText } from '../text/editor.ts';
import { versionsText } from '../text/versions.ts';
import { createPastRoomsStore } from '../versions/pastRoomsStore.ts';
import { useOpenAsNew } from '../versions/useOpenAsNew.ts';

/** Continues an unreadable room from its newest readable state, as a new room; the damaged one is kept. */
export function DamagedActions() {
  const { roomId = '' } = useParams();
  const { pastRooms: port } = useBackend();
  const store = useMemo(() => createPastRoomsStore(port, roomId), [port, roomId]);
  useEffect(() => void store.getState().load(), [store]);
  const newest = useStore(store, ({ pastRooms }) => pastRooms[0]);
  const { openAsNew, isOpening, failure } = useOpenAsNew();
  return (
    <>
      {newest && (
        <>
          <Text w="full" mt="-3" color="fg.muted">
            {editorText.failure.opensAsNew}
          </Text>
          <Button loading={isOpening} onClick={() => openAsNew(newest.room)}>
            {editorText.failure.goOnFrom(versionsText.when(newest.at))}
          </Button>
        </>
      )}
      <Button asChild variant="outline">
        <Link to="/projects">{editorText.failure.yourRooms}</Link>
      </Button>
      {failure && (
        <Text role="alert" w="full" color="fg.error">
          {appText.failures[failure]}
        </Text>
      )}
    </>
  );
}
