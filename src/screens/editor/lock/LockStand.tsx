import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { lockSkinOf } from '../../../../core/catalogue/lockSkins.ts';
import { sceneOf } from '../../../../core/room/scenes.ts';
import { SegmentedControl } from '../../../components/kit/SegmentedControl.tsx';
import { faceEditorText } from '../../../text/faceEditor.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { SettingLock } from './SettingLock.tsx';
import { TryingLock } from './TryingLock.tsx';
import type { Lock } from './useLock.ts';

type Mode = 'set' | 'try';

interface LockStandProps {
  active: ActiveItem;
  lock: Lock;
}

/** The very lock that players will see: its answer is set on it, and tried (K2). */
export function LockStand({ active, lock }: LockStandProps) {
  const [mode, setMode] = useState<Mode>('set');
  // The answer of a jigsaw is the picture: there is nothing to set, only to try.
  const isTrying = mode === 'try' || lock.face.type === 'jigsaw';
  if (lock.face.type === 'jigsaw' && lock.face.uri === '') return null;
  const { set, tryIt, mode: label } = faceEditorText.stand;
  const { room, item } = active;
  const skin = lockSkinOf((sceneOf(room, item.scene)?.background ?? room.background).uri);
  return (
    <Box
      borderRadius={{ md: 'lg' }}
      bg="bg.deep"
      borderBlockWidth="1px"
      borderInlineWidth={{ base: '0', md: '1px' }}
      borderColor="border"
      // On phones as wide as the dialog.
      mx={{ base: '-3', md: '0' }}
      p={{ base: '0', md: '2' }}
      pb="2"
      overflow="clip"
    >
      <SegmentedControl
        label={label}
        value={isTrying ? 'try' : 'set'}
        choices={[
          ...(lock.face.type === 'jigsaw' ? [] : [{ value: 'set' as const, label: set }]),
          { value: 'try', label: tryIt },
        ]}
        onChoose={setMode}
      />
      <Box pt="3">
        {isTrying ? (
          <TryingLock key={keyOf(lock)} item={item} skin={skin} />
        ) : (
          <SettingLock lock={lock} skin={skin} onTry={() => setMode('try')} />
        )}
      </Box>
    </Box>
  );
}

/** Another lock, or another answer, begins anew. */
function keyOf({ face, answer }: Lock): string {
  return JSON.stringify([face, answer]);
}
