import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { useTrialRooms } from '../../../shared/scene/useTrialRooms.ts';
import type { BenchWork } from '../../store/benchWork.ts';
import { inventoryText } from '../../text/inventory.ts';
import { LookBar } from '../describe/LookBar.tsx';
import type { MadePicture } from '../useMadePicture.ts';
import { OwnRoom } from './OwnRoom.tsx';
import { RoomPreview } from './RoomPreview.tsx';

interface TryStepProps {
  work: BenchWork;
  made: MadePicture;
}

/** The last step: large, in one room after the other. */
export function TryStep({ work, made }: TryStepProps) {
  const rooms = useTrialRooms();
  const [uri, setUri] = useState<string | null>(null);
  if (work.kind === 'background')
    return (
      <Stack gap="4">
        {work.looks.length > 1 && <LookBar work={work} />}
        <OwnRoom made={made} ambient={work.looks[work.at.color]?.ambient ?? null} />
      </Stack>
    );
  const room = rooms.find((each) => each.uri === uri) ?? rooms[0];
  if (!room) return null;
  return (
    <Stack gap="4">
      <RoomPreview room={room} work={work} made={made} />
      <SegmentedControl
        label={inventoryText.bench.rooms.title}
        value={room.uri}
        choices={rooms.map(({ name, uri: value }) => ({ value, label: name }))}
        onChoose={setUri}
      />
    </Stack>
  );
}
