import { Menu } from '@chakra-ui/react';
import { useState } from 'react';
import type { Upload } from '../../../core/catalogue/upload.ts';
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx';
import { failureText } from '../../shared/load/failureText.ts';
import { EntriesMenu } from '../../shared/menu/EntriesMenu.tsx';
import { toaster } from '../../shared/toast/toaster.ts';
import { inventoryText } from '../text/inventory.ts';
import { useInventory } from './inventoryContext.ts';

interface UploadMenuProps {
  upload: Upload;
  canUpload: boolean;
}

/** Offers a thing to the library, withdraws the offer, or deletes the thing. */
export function UploadMenu({ upload, canUpload }: UploadMenuProps) {
  const [asking, setAsking] = useState<'offer' | 'delete' | null>(null);
  const { busyIds, deleteUpload, askReview, withdrawReview } = useInventory((state) => state);
  const { review, deletion } = inventoryText;
  const { id, entry } = upload;
  const offer = () => tellOutcome(askReview(id), review.asked, review.failed);
  const withdraw = () => tellOutcome(withdrawReview(id), review.withdrawn, review.failed);
  return (
    <>
      <EntriesMenu label={inventoryText.more(entry.name)} isBusy={busyIds.has(id)}>
        {upload.review?.status === 'waiting' && (
          <Menu.Item value="withdraw" onClick={withdraw}>
            {review.withdraw}
          </Menu.Item>
        )}
        {canUpload && canBeOffered(upload) && (
          <Menu.Item value="ask" onClick={() => setAsking('offer')}>
            {upload.review ? review.askAgain : review.ask}
          </Menu.Item>
        )}
        <Menu.Item value="delete" color="fg.error" onClick={() => setAsking('delete')}>
          {inventoryText.delete}
        </Menu.Item>
      </EntriesMenu>
      {asking === 'offer' && (
        <ConfirmDialog
          title={review.offer.title(entry.name)}
          text={review.offer.text}
          confirmLabel={review.offer.confirm}
          isHarmless
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            void offer();
          }}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={deletion.title(entry.name)}
          text={deletion.text}
          confirmLabel={deletion.confirm}
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            void tellOutcome(deleteUpload(id), deletion.done(entry.name), deletion.failed);
          }}
        />
      )}
    </>
  );
}

/** Whether it can be offered; not while it waits unchanged, nor if the library has it as it is. */
function canBeOffered({ review, editedAt }: Upload): boolean {
  if (review === null || review.status === 'rejected') return true;
  return editedAt > (review.decidedAt ?? review.askedAt);
}

async function tellOutcome(work: Promise<unknown>, done: string, failed: string): Promise<void> {
  try {
    await work;
    toaster.create({ title: done, type: 'success' });
  } catch (error) {
    console.error(error);
    toaster.create({ title: failed, description: failureText(error), type: 'error' });
  }
}
