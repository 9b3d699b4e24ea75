import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx';
import { useOrder } from '../page/classContext.ts';
import { boardText } from '../text/board.ts';

/** Asks before the end of the whole class: unlike that of one team, it is final. */
export function EndForAll({ onClose }: { onClose: () => void }) {
  const order = useOrder();
  const { endAll } = boardText;
  return (
    <ConfirmDialog
      title={endAll.title}
      text={endAll.text}
      confirmLabel={endAll.confirm}
      cancelLabel={endAll.cancel}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void order({ type: 'end', team: null });
      }}
    />
  );
}
