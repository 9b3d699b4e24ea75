import { useCallback } from 'react';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import type { RecordsPort } from '../../shared/ports/RecordsPort.ts';

interface Loaded {
  records: readonly GameRecord[] | null;
  /** The message of a failure; empty if there is none. */
  failure: string;
}

const NOT_YET: Loaded = { records: null, failure: '' };

/** All escapes of a room's versions; null while loading or if that failed. */
export function useRecords(roomId: string, versions: readonly number[]): Loaded {
  const wanted = versions.join(' ');
  const { records: port } = useBackend();
  const load = useCallback(() => loadRecords(port, roomId, wanted), [port, roomId, wanted]);
  return useAnswer(load, NOT_YET) ?? NOT_YET;
}

async function loadRecords(port: RecordsPort, roomId: string, versions: string): Promise<Loaded> {
  const each = versions.split(' ').map((version) => port.loadAllRecords(roomId, Number(version)));
  try {
    return { records: (await Promise.all(each)).flat(), failure: '' };
  } catch (error) {
    console.error(error);
    return { records: null, failure: failureText(error) };
  }
}
