import { createToaster } from '@chakra-ui/react';

/** Short notices: `toaster.create({ title, type: 'success' })`. */
export const toaster = createToaster({ placement: 'bottom', pauseOnPageIdle: true, duration: 6000 });
