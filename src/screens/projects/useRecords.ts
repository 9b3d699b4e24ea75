import { useEffect, useState } from 'react';
import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { failureText } from '../../components/failureText.ts';
import { useBackend } from '../../components/useBackend.ts';

interface Loaded {
  version: number;
  records: readonly GameRecord[] | null;
  /** Empty where there is none. */
  failure: string;
}

/** All escapes of a room's version; null while they are fetched, or where they cannot be. */
export function useRecords(roomId: string, version: number): Omit<Loaded, 'version'> {
  const { records: port } = useBackend();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // An answer that is late is not of the version that was chosen since.
    let isAsked = true;
    const take = (answer: Omit<Loaded, 'version'>) => isAsked && setLoaded({ version, ...answer });
    port.loadAllRecords(roomId, version).then(
      (records) => take({ records, failure: '' }),
      (error: unknown) => {
        console.error(error);
        take({ records: null, failure: failureText(error) });
      },
    );
    return () => {
      isAsked = false;
    };
  }, [port, roomId, version]);
  return loaded?.version === version ? loaded : { records: null, failure: '' };
}
