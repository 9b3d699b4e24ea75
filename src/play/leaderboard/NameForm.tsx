import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { playerName } from '../../rooms/records/playerName.ts';
import { PlaceKept } from '../../shared/page/PlaceKept.tsx';
import { endText } from '../text/ending.ts';
import type { GameRecordStore } from './gameRecordStore.ts';
import { NameField } from './NameField.tsx';
import { NameSaved } from './NameSaved.tsx';

interface NameFormProps {
  records: GameRecordStore;
  /** The initial value of the field. */
  suggestedName: string;
}

/** Asks for the name once: only a record without a name of the player's own can get one (P17). */
export function NameForm({ records, suggestedName }: NameFormProps) {
  const record = useStore(records, (s) => s.own?.record);
  const isAsked = useStore(records, ({ phase }) => phase === 'idle' || phase === 'loading');
  const [saved, setSaved] = useState<{ name: string; height: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // Keeps the form's height, or the stars below would move under the player's finger.
  if (saved !== null)
    return (
      <Box minHeight={`${saved.height}px`} display="grid" alignItems="center" marginTop="6">
        <NameSaved text={endText.nameSaved(saved.name)} />
      </Box>
    );
  if (isAsked && !record) return <PlaceKept>{formOf('')}</PlaceKept>;
  if (!record || record.isNamed) return null;

  function takeOver(name: string) {
    const height = place.current?.offsetHeight ?? 0;
    records.getState().nameOwn(name);
    setSaved({ name, height });
  }
  return formOf(record.username);

  function formOf(username: string) {
    return (
      <Box ref={place} marginTop="6">
        <NameField
          label={endText.nameLabel}
          help={endText.nameHelp(playerName(username))}
          suggestedName={suggestedName}
          onNamed={takeOver}
        />
      </Box>
    );
  }
}
