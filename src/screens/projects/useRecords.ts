import { useEffect, useState } from 'react';
import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { failureText } from '../../components/failureText.ts';
import { useBackend } from '../../components/useBackend.ts';

interface Loaded {
  versions: string;
  records: readonly GameRecord[] | null;
  /** Empty where there is none. */
  failure: string;
}

/** All escapes of a room's versions; null while they are fetched, or where they cannot be. */
export function useRecords(roomId: string, versions: readonly number[]): Omit<Loaded, 'versions'> {
  const wanted = versions.join(' ');
  const { records: port } = useBackend();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // An answer that is late is not of the version that was chosen since.
    let isAsked = true;
    const take = (answer: Omit<Loaded, 'versions'>) => isAsked && setLoaded({ versions: wanted, ...answer });
    const each = wanted.split(' ').map((version) => port.loadAllRecords(roomId, Number(version)));
    Promise.all(each).then(
      (records) => take({ records: records.flat(), failure: '' }),
      (error: unknown) => {
        console.error(error);
        take({ records: null, failure: failureText(error) });
      },
    );
    return () => {
      isAsked = false;
    };
  }, [port, roomId, wanted]);
  return loaded?.versions === wanted ? loaded : { records: null, failure: '' };
}
