import type { Upload } from '../../../../core/catalogue/upload.ts';
import { decodePicture } from '../../../inventory/decodePicture.ts';
import { encodePicture } from '../../../inventory/encodePicture.ts';
import { openStudio, type Studio } from '../../../inventory/openStudio.ts';
import type { BenchStore } from '../../../stores/inventory/benchState.ts';
import { createBenchStore } from '../../../stores/inventory/benchStore.ts';
import type { UploadsPort } from '../../../stores/ports/UploadsPort.ts';

/** The bench with its studio, which starts with the first picture and ends with the bench. */
export function openBench(
  port: UploadsPort,
  onSaved: (upload: Upload) => void,
): { store: BenchStore; studio: Studio } {
  let started: Studio | null = null;
  const studio: Studio = {
    run: (task) => {
      started ??= openStudio();
      return started.run(task);
    },
    close: () => {
      started?.close();
      started = null;
    },
  };
  return {
    studio,
    store: createBenchStore({ port, studio, decode: decodePicture, encode: encodePicture, onSaved }),
  };
}
