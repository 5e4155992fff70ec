import { demoLooks } from '#site/screens/demo-looks.browser.ts';
import { offerDemoLooks } from '../../features/demos/demo-looks.browser.ts';

offerDemoLooks(demoLooks);

export { mountDemo } from '../../features/demos/mount-demo.browser.ts';
