import { lazyScreen } from './lazyScreen.tsx';

export const AccountScreen = lazyScreen('account', async () => {
  return (await import('../../account/profile/AccountScreen.tsx')).AccountScreen;
});

export const AccountsScreen = lazyScreen('accounts', async () => {
  return (await import('../../admin/accounts/AccountsScreen.tsx')).AccountsScreen;
});

export const AdminArea = lazyScreen('admin', async () => {
  return (await import('../../admin/frame/AdminArea.tsx')).AdminArea;
});

export const AdminScreen = lazyScreen('admin-overview', async () => {
  return (await import('../../admin/frame/AdminScreen.tsx')).AdminScreen;
});

export const BackgroundReviewsScreen = lazyScreen('background-reviews', async () => {
  return (await import('../../admin/reviews/BackgroundReviewsScreen.tsx')).BackgroundReviewsScreen;
});

export const BackgroundsScreen = lazyScreen('backgrounds', async () => {
  return (await import('../../admin/catalogue/BackgroundsScreen.tsx')).BackgroundsScreen;
});

export const DashboardScreen = lazyScreen('dashboard', async () => {
  return (await import('../../rooms/dashboard/DashboardScreen.tsx')).DashboardScreen;
});

export const EditorScreen = lazyScreen('editor', async () => {
  return (await import('../../editor/screen/EditorScreen.tsx')).EditorScreen;
});

export const GameplayScreen = lazyScreen('gameplay', async () => {
  return (await import('../../play/gameplay/GameplayScreen.tsx')).GameplayScreen;
});

export const InventoryScreen = lazyScreen('inventory', async () => {
  return (await import('../../uploads/shelves/InventoryScreen.tsx')).InventoryScreen;
});

export const ItemReviewsScreen = lazyScreen('item-reviews', async () => {
  return (await import('../../admin/reviews/ItemReviewsScreen.tsx')).ItemReviewsScreen;
});

export const ItemsScreen = lazyScreen('items', async () => {
  return (await import('../../admin/catalogue/ItemsScreen.tsx')).ItemsScreen;
});

export const JoinScreen = lazyScreen('join', async () => {
  return (await import('../../play/together/JoinScreen.tsx')).JoinScreen;
});

export const LoginScreen = lazyScreen('login', async () => {
  return (await import('../../account/login/LoginScreen.tsx')).LoginScreen;
});

export const NotFoundScreen = lazyScreen('not-found', async () => {
  return (await import('../notFound/NotFoundScreen.tsx')).NotFoundScreen;
});

export const PreviewScreen = lazyScreen('preview', async () => {
  return (await import('../../editor/preview/PreviewScreen.tsx')).PreviewScreen;
});

export const PricingScreen = lazyScreen('pricing', async () => {
  return (await import('../../account/pricing/PricingScreen.tsx')).PricingScreen;
});

export const ProjectsScreen = lazyScreen('projects', async () => {
  return (await import('../projects/ProjectsScreen.tsx')).ProjectsScreen;
});

export const ResetPasswordScreen = lazyScreen('reset-password', async () => {
  return (await import('../../account/reset/ResetPasswordScreen.tsx')).ResetPasswordScreen;
});

export const RegisterScreen = lazyScreen('register', async () => {
  return (await import('../../account/register/RegisterScreen.tsx')).RegisterScreen;
});

export const WallScreen = lazyScreen('wall', async () => {
  return (await import('../../class/wall/WallPage.tsx')).WallPage;
});
