import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { appText } from '../text/app.ts';
import { takeNotices } from './toaster.ts';

const chakraToaster = createToaster({ placement: 'bottom', pauseOnPageIdle: true, duration: 6000 });
// Before it is shown: what it is told between its first drawing and its effects would be lost.
takeNotices({
  // What went wrong is there until it was read: time alone takes it from nobody.
  create: (notice) =>
    chakraToaster.create(notice.type === 'error' ? { duration: Infinity, ...notice } : notice),
  dismiss: (id) => chakraToaster.dismiss(id),
});

/**
 * In the editor scenes and what was found stand at the foot, over which notices stand, over what was unfolded there too; smaller
 * screens have their sheet there. They take no click but on their own buttons.
 */
const OVER_THE_ROOM = {
  '@media (min-width: 961px)': {
    'body:has([data-editor]) &': { translate: '0 -7.5rem' },
    'body:has([data-findings][open]) &': { translate: '0 -25rem' },
  },
  'body:has([data-editor]) & [data-part=root]': { pointerEvents: 'none !important' },
  'body:has([data-editor]) & [data-part=root] button': { pointerEvents: 'auto' },
};

/** Where the notices of `toaster` appear; stands once in the app. */
export function Toasts() {
  return (
    <Toaster toaster={chakraToaster} insetInline={{ mdDown: '4' }} css={OVER_THE_ROOM}>
      {(toast) => (
        <Toast.Root className={isPaper(toast.type) ? 'morning' : undefined} width={{ md: 'sm' }}>
          <Toast.Indicator />
          <div>
            {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
            {toast.description && <Toast.Description display="block">{toast.description}</Toast.Description>}
          </div>
          {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger aria-label={appText.close} />
        </Toast.Root>
      )}
    </Toaster>
  );
}

/** A toast that neither warns nor confirms is a sheet of paper. */
function isPaper(type: string | undefined): boolean {
  return type === undefined || type === 'info' || type === 'loading';
}
