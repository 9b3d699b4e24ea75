import type { UploadKind } from '../../../../core/catalogue/upload.ts';
import { toaster } from '../../../shared/toast/toaster.ts';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';
import { MOST_FILES, type PickedFiles } from './readDropped.ts';

/** Returns a function that adds files to the bench and says if there were too many. */
export function useAddedFiles(kind: UploadKind): (picked: PickedFiles) => void {
  const addFiles = useBench((state) => state.addFiles);
  return ({ files, areTooMany }) => {
    if (files.length > 0) addFiles(files, kind);
    if (areTooMany) toaster.create({ title: inventoryText.bench.tooMany(MOST_FILES), type: 'warning' });
  };
}
