import { useState } from 'react';
import { useStore } from 'zustand';
import { endText } from '../text/ending.ts';
import type { GameRecordStore } from './gameRecordStore.ts';
import { NameField } from './NameField.tsx';
import { NameSaved } from './NameSaved.tsx';

interface UnfinishedNameProps {
  records: GameRecordStore;
  /** The initial value of the field. */
  suggestedName: string;
}

/**
 * Asks a guest whose time is up for a name, which the room's creator sees; nobody who has a record is asked.
 */
export function UnfinishedName({ records, suggestedName }: UnfinishedNameProps) {
  const hasEscaped = useStore(records, ({ phase, own }) => phase !== 'ready' || own !== null);
  const [saved, setSaved] = useState<string | null>(null);
  const { label, help, done } = endText.unfinishedName;
  if (saved !== null) return <NameSaved text={done(saved)} />;
  if (hasEscaped) return null;
  return <NameField label={label} help={help} suggestedName={suggestedName} onNamed={setSaved} />;
}
