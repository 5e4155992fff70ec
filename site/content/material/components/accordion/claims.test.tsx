import type { SyntheticEvent } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import AccordionActions from '@mui/material/AccordionActions';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import StyledAccordion from './demos/styled-accordion.tsx';
import FerryQuestions from './demos/ferry-questions.tsx';
import LazyContent from './demos/lazy-content.tsx';
import NoGutters from './demos/no-gutters.tsx';
import OneAtATime from './demos/one-at-a-time.tsx';
import text from './page.md?raw';

const header = (name: string) => page.getByRole('button', { name });
const accordions = () => Array.from(document.querySelectorAll<HTMLElement>('.MuiAccordion-root'));

claim('opens or closes the focused section', async () => {
  await show(<FerryQuestions />);
  await userEvent.keyboard('{Tab}{Tab}');
  const dogs = header('Are dogs allowed?');
  await expect.element(dogs).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dogs).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText(/^On the open decks/)).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(dogs).toHaveAttribute('aria-expanded', 'false');
});

claim(
  'The accordion gives the content the `id` in `aria-controls`, and names it after the header.',
  async () => {
    await show(<FerryQuestions />);
    await header('Can I bring a bike?').click();
    const region = page.getByRole('region', { name: 'Can I bring a bike?' });
    await expect.element(region).toBeVisible();
    expect(region.element().id).toBe(
      header('Can I bring a bike?').element().getAttribute('aria-controls'),
    );
  },
);

claim('Accordions do not know about each other.', async () => {
  await show(<FerryQuestions />);
  await header('Can I bring a bike?').click();
  await header('Are dogs allowed?').click();
  await expect.element(header('Can I bring a bike?')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(header('Are dogs allowed?')).toHaveAttribute('aria-expanded', 'true');
});

claim('People can close the last open section, because the state becomes `null`.', async () => {
  await show(<OneAtATime />);
  await header('Privacy').click();
  await expect.element(header('Profile')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(header('Privacy')).toHaveAttribute('aria-expanded', 'true');
  await header('Privacy').click();
  await expect.element(header('Privacy')).toHaveAttribute('aria-expanded', 'false');
});

claim('`onChange` receives the event and the new state.', async () => {
  const onChange = vi.fn<(event: SyntheticEvent, expanded: boolean) => void>();
  await show(
    <Accordion onChange={onChange}>
      <AccordionSummary>Soup</AccordionSummary>
    </Accordion>,
  );
  await header('Soup').click();
  await header('Soup').click();
  expect(onChange.mock.calls.map(([, expanded]) => expanded)).toEqual([true, false]);
});

claim(
  'An open accordion gets a margin of 16 pixels above and below, and a taller header.',
  async () => {
    await show(
      <>
        <FerryQuestions />
        <NoGutters />
      </>,
    );
    await header('Are dogs allowed?').click();
    await expect
      .poll(() => accordions()[1] && getComputedStyle(accordions()[1] ?? document.body).margin)
      .toBe('16px 0px');
    await expect
      .poll(() => header('Are dogs allowed?').element().getBoundingClientRect().height)
      .toBe(64);
    expect(getComputedStyle(accordions()[4] ?? document.body).margin).toBe('0px');
    expect(header('Tuesday').element().getBoundingClientRect().height).toBe(48);
  },
);

claim('The first one in a group has no margin above, the last one none below.', async () => {
  await show(<FerryQuestions />);
  await header('Can I bring a bike?').click();
  await header('How early should I arrive?').click();
  const margins = () =>
    [accordions()[0], accordions()[2]].map(
      (element) => element && getComputedStyle(element).margin,
    );
  await expect.poll(margins).toEqual(['0px 0px 16px', '16px 0px 0px']);
});

claim('and a click on them also toggles the accordion.', async () => {
  await show(
    <Accordion>
      <AccordionSummary>
        Soup <a href="#soup">Recipe</a>
      </AccordionSummary>
    </Accordion>,
  );
  await page.getByRole('link', { name: 'Recipe' }).click();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

claim(
  'To render the content on first open and then keep it, set `mountOnEnter` instead.',
  async () => {
    await show(
      <Accordion slotProps={{ transition: { mountOnEnter: true } }}>
        <AccordionSummary>Soup</AccordionSummary>
        <AccordionDetails>Barley and leek</AccordionDetails>
      </Accordion>,
    );
    expect(page.getByText('Barley and leek').elements()).toHaveLength(0);
    await header('Soup').click();
    await expect.element(page.getByText('Barley and leek')).toBeVisible();
    await header('Soup').click();
    await expect.element(page.getByText('Barley and leek')).not.toBeVisible();
    await expect.element(page.getByText('Barley and leek')).toBeInTheDocument();
  },
);

claim(
  'With either prop, the server HTML does not contain the content of a closed accordion.',
  () => {
    const html = (transition: object) =>
      renderToString(
        <Accordion slotProps={{ transition }}>
          <AccordionSummary>Soup</AccordionSummary>
          <AccordionDetails>Barley and leek</AccordionDetails>
        </Accordion>,
      );
    expect(html({})).toContain('Barley and leek');
    expect(html({ unmountOnExit: true })).not.toContain('Barley and leek');
    expect(html({ mountOnEnter: true })).not.toContain('Barley and leek');
  },
);

claim('If the accordion is open, its content stays visible and usable.', async () => {
  await show(
    <Accordion disabled defaultExpanded>
      <AccordionSummary>Soup</AccordionSummary>
      <AccordionDetails>
        <button type="button">Order</button>
      </AccordionDetails>
    </Accordion>,
  );
  await expect.element(header('Soup')).toBeDisabled();
  await expect.element(header('Order')).toBeVisible();
  await expect.element(header('Order')).toBeEnabled();
});

claim('A closed accordion renders its content too.', async () => {
  await show(<FerryQuestions />);
  const answer = page.getByText('On the open decks, and on a leash.');
  await expect.element(answer).toBeInTheDocument();
  await expect.element(answer).not.toBeVisible();
});

claim('`unmountOnExit` removes the content after closing, together with its state', async () => {
  await show(<LazyContent />);
  const note = page.getByLabelText('Note');
  expect(note.elements()).toHaveLength(0);
  await header('Write a note').click();
  await note.fill('Call back');
  await header('Write a note').click();
  await expect.element(note).not.toBeInTheDocument();
  await header('Write a note').click();
  await expect.element(note).toHaveValue('');
});

claim('The heading is an `h3`.', async () => {
  await show(
    <>
      <Accordion>
        <AccordionSummary>Soup</AccordionSummary>
      </Accordion>
      <Accordion slotProps={{ heading: { component: 'h4' } }}>
        <AccordionSummary>Tart</AccordionSummary>
      </Accordion>
    </>,
  );
  await expect.element(page.getByRole('heading', { level: 3, name: 'Soup' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Tart' })).toBeVisible();
});

claim('a transition such as `Fade` does not animate with it', async () => {
  const Trial = ({ timeout }: { timeout?: number }) => (
    <Accordion
      slots={{ transition: Fade }}
      {...(timeout && { slotProps: { transition: { timeout } } })}
    >
      <AccordionSummary id={`trial-${timeout}`} aria-controls={`trial-${timeout}-content`}>
        Header {timeout}
      </AccordionSummary>
      <AccordionDetails>Content {timeout}</AccordionDetails>
    </Accordion>
  );
  await show(
    <>
      <Trial />
      <Trial timeout={400} />
    </>,
  );
  const [plain, timed] = page.getByRole('button').elements();
  if (plain && timed) {
    await userEvent.click(plain);
    await userEvent.click(timed);
  }
  const durations = () =>
    [...document.querySelectorAll('[role="region"]')].map(
      (region) => getComputedStyle(region).transitionDuration,
    );
  await expect.poll(durations).toEqual(['0s', '0.4s']);
});

anatomy(text, 'Accordion', () =>
  show(
    <Accordion defaultExpanded>
      <AccordionSummary expandIcon="+">Bikes</AccordionSummary>
      <AccordionDetails>On the car deck</AccordionDetails>
      <AccordionActions>
        <button type="button">Book</button>
      </AccordionActions>
    </Accordion>,
  ),
);

claim('Choose by how many accordions you want to change:', async () => {
  const theme = createTheme({
    components: { MuiAccordionSummary: { styleOverrides: { root: { fontWeight: 700 } } } },
  });
  await show(
    <div>
      <Accordion sx={{ maxWidth: 480 }}>
        <AccordionSummary>one</AccordionSummary>
      </Accordion>
      <Accordion slotProps={{ heading: { component: 'h4' } }}>
        <AccordionSummary>slot</AccordionSummary>
      </Accordion>
      <Accordion sx={{ '--mui-palette-divider': '#90a4ae' }}>
        <AccordionSummary>variable</AccordionSummary>
      </Accordion>
      <ThemeProvider theme={theme}>
        <Accordion sx={{ '--mui-palette-divider': '#90a4ae' }}>
          <AccordionSummary>themed</AccordionSummary>
        </Accordion>
      </ThemeProvider>
      <StyledAccordion />
    </div>,
  );
  const [one, , variable, themed] = accordions();
  if (!one || !variable || !themed) throw new Error('An accordion is missing.');
  expect(getComputedStyle(one).maxWidth).toBe('480px');
  await expect.element(page.getByRole('heading', { name: 'slot', level: 4 })).toBeVisible();
  expect(getComputedStyle(variable, '::before').backgroundColor).toBe('rgb(144, 164, 174)');
  expect(getComputedStyle(themed, '::before').backgroundColor).not.toBe('rgb(144, 164, 174)');
  expect(getComputedStyle(header('themed').element()).fontWeight).toBe('700');
  const section = header('Sleeping car').element().closest('.MuiAccordion-root') ?? document.body;
  expect(getComputedStyle(section).borderBottomWidth).toBe('1px');
});

claim(
  'moves to the next or previous header; controls in an open section come in between',
  async () => {
    await show(
      <>
        <Accordion defaultExpanded>
          <AccordionSummary>First</AccordionSummary>
          <AccordionDetails>
            <button type="button">Inside</button>
          </AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary>Second</AccordionSummary>
        </Accordion>
      </>,
    );
    for (const name of ['First', 'Inside', 'Second']) {
      await userEvent.keyboard('{Tab}');
      await expect.element(header(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(header('Inside')).toHaveFocus();
  },
);

claim('The content has `role="region"`.', async () => {
  await show(
    <Accordion defaultExpanded>
      <AccordionSummary id="bikes" aria-controls="bikes-content">
        Bikes
      </AccordionSummary>
      <AccordionDetails>On the car deck</AccordionDetails>
    </Accordion>,
  );
  await expect
    .element(page.getByRole('region', { name: 'Bikes' }))
    .toHaveTextContent('On the car deck');
});
