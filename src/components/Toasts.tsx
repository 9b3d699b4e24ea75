import { Toast, Toaster } from '@chakra-ui/react';
import { appText } from '../text/app.ts';
import { toaster } from './toaster.ts';

/** Where the notices of `toaster` appear; stands once in the app. */
export function Toasts() {
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
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
