import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { lockMaterialOf } from '../../../core/catalogue/lockMaterials.ts';
import { sceneOf } from '../../../core/room/scenes.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import type { ActiveItem } from '../session/useRoom.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { LOCK_UNIT, LOCK_UNITS, SIDE_BY_SIDE } from './lockUnit.ts';
import { SettingLock } from './SettingLock.tsx';
import { TryingLock } from './TryingLock.tsx';
import type { Lock } from './useLock.ts';

type Mode = 'set' | 'try';

interface LockStandProps {
  active: ActiveItem;
  lock: Lock;
}

/** The lock as players see it: the answer is set on it, or tried (K2). */
export function LockStand({ active, lock }: LockStandProps) {
  const [mode, setMode] = useState<Mode>('set');
  // A jigsaw's answer is the picture, so there is nothing to set, only to try.
  const isTrying = mode === 'try' || lock.face.type === 'jigsaw';
  if (lock.face.type === 'jigsaw' && lock.face.uri === '') return null;
  const { set, asPlayer, mode: label } = faceEditorText.stand;
  const { room, item } = active;
  const background = (sceneOf(room, item.scene)?.background ?? room.background).uri;
  const material = lockMaterialOf({
    chosen: item.lockMaterial,
    uri: item.spot === null ? item.uri : '',
    background,
  });
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
      gridArea="lock"
      css={STAND}
    >
      <SegmentedControl
        label={label}
        isFitted
        value={isTrying ? 'try' : 'set'}
        choices={[
          ...(lock.face.type === 'jigsaw' ? [] : [{ value: 'set' as const, label: set }]),
          { value: 'try', label: asPlayer },
        ]}
        onChoose={setMode}
      />
      <Box pt="3" className="lock">
        {isTrying ? (
          <TryingLock key={keyOf(lock)} item={item} material={material} />
        ) : (
          <SettingLock lock={lock} material={material} onTry={() => setMode('try')} />
        )}
      </Box>
    </Box>
  );
}

/**
 * In landscape the bar stands beside the lock (`LYING`) with the switch above it; the scrolling settings are
 * beside both.
 */
const STAND = {
  ...LOCK_UNITS,
  [SIDE_BY_SIDE]: {
    ...LOCK_UNITS[SIDE_BY_SIDE],
    position: 'sticky',
    top: '0',
    width: `calc(640 * ${LOCK_UNIT})`,
    padding: '0',
    margin: '0',
    '& > fieldset': {
      position: 'absolute',
      zIndex: '1',
      top: '2',
      insetInlineEnd: '2',
      width: `calc(244 * ${LOCK_UNIT})`,
      '& label': { whiteSpace: 'normal', textAlign: 'center', lineHeight: '1.15' },
    },
    '& > .lock': { paddingTop: '0' },
    '& form[data-face]': { height: `calc(388 * ${LOCK_UNIT})` },
    '& [role=status]': {
      position: 'absolute',
      top: '4.25rem',
      insetInlineEnd: '2',
      width: `calc(240 * ${LOCK_UNIT})`,
    },
  },
} as const;

/** The key of the lock being tried: with another face or answer, trying starts over. */
function keyOf({ face, answer }: Lock): string {
  return JSON.stringify([face, answer]);
}
