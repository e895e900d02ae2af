// Whether everybody can use what is shown, in the dark and in the light.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Not grave by axe's own count, but they make a page hard to find one's way in, or to hit. */
const ALSO = new Set(['heading-order', 'landmark-unique', 'target-size']);

export async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    // There are no frames here: axe need not open a page of its own to gather what it found.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ rules: { 'target-size': { enabled: true } } });
    const { violations } = await axe.analyze();
    const grave = violations.filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || ALSO.has(id));
    const found = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}
