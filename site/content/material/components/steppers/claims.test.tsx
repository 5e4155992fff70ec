import StepConnector from '@mui/material/StepConnector';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import MobileStepper from '@mui/material/MobileStepper';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AnyOrder from './demos/any-order.tsx';
import BakeBread from './demos/bake-bread.tsx';
import BookATrain from './demos/book-a-train.tsx';
import FailedStep from './demos/failed-step.tsx';
import KeepFields from './demos/keep-fields.tsx';
import LabelsBelow from './demos/labels-below.tsx';
import SkipAStep from './demos/skip-a-step.tsx';
import text from './page.md?raw';

claim(
  'When `activeStep` equals the number of steps, all of them are completed and none is active.',
  async () => {
    await show(<BookATrain />);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect.element(page.getByText('Your ticket is booked.')).toBeVisible();
    expect(document.querySelectorAll('.MuiStep-root.Mui-completed')).toHaveLength(3);
    expect(document.querySelectorAll('.MuiStepLabel-label.Mui-active')).toHaveLength(0);
  },
);

claim('leaves out the step, and the remaining steps are numbered again.', async () => {
  const needsVisa = document.title === 'never';
  await show(
    <Stepper>
      <Step>
        <StepLabel>Flight</StepLabel>
      </Step>
      {needsVisa && (
        <Step>
          <StepLabel>Visa</StepLabel>
        </Step>
      )}
      <Step>
        <StepLabel>Hotel</StepLabel>
      </Step>
    </Stepper>,
  );
  const numbers = [...document.querySelectorAll('.MuiStepIcon-text')].map((it) => it.textContent);
  expect(numbers).toEqual(['1', '2']);
});

claim('With `nonLinear`, no step is disabled and none is completed on its own.', async () => {
  await show(<AnyOrder />);
  await page.getByRole('button', { name: 'Cellar' }).click();
  expect(document.querySelectorAll('.Mui-completed')).toHaveLength(0);
  for (const button of page.getByRole('button').elements()) expect(button).toBeEnabled();
  await page.getByRole('button', { name: 'Finish cellar' }).click();
  expect(document.querySelectorAll('.MuiStep-root.Mui-completed')).toHaveLength(1);
});

claim(
  'There, the steps after the active one are disabled buttons, and people can only go back.',
  async () => {
    await show(
      <Stepper activeStep={1}>
        {['One', 'Two', 'Three'].map((label) => (
          <Step key={label}>
            <StepButton>{label}</StepButton>
          </Step>
        ))}
      </Stepper>,
    );
    await expect.element(page.getByRole('button', { name: 'One' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Three' })).toBeDisabled();
  },
);

claim('`StepButton` sets `aria-current="step"` on the active step.', async () => {
  await show(<AnyOrder />);
  await expect
    .element(page.getByRole('button', { name: 'Kitchen', exact: true }))
    .toHaveAttribute('aria-current', 'step');
});

claim(
  '`error` on `StepLabel` turns the label red and replaces the number with a warning icon.',
  async () => {
    await show(<FailedStep />);
    const label = page.getByText('Check values').element();
    const { color } = getComputedStyle(page.getByText('Lower than last month').element());
    expect(getComputedStyle(label).color).toBe(color);
    expect(color).not.toBe(getComputedStyle(page.getByText('Get the bill').element()).color);
    const icon = label.closest('.MuiStepLabel-root')?.querySelector('svg');
    expect(icon?.getAttribute('data-testid')).toBe('WarningIcon');
  },
);

claim(
  '`StepContent` is for vertical steppers only; in a horizontal one it logs an error in development.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <Stepper>
        <Step>
          <StepContent>Text</StepContent>
        </Step>
      </Stepper>,
    );
    expect(error.mock.calls.flat().join(' ')).toContain('vertical stepper');
  },
);

claim('`StepContent` unmounts its children when the step closes.', async () => {
  await show(<BakeBread />);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText(/Stir flour/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Fold the dough/)).toBeVisible();
});

claim(
  'Either keep the values in state above the stepper, or keep the content mounted',
  async () => {
    await show(<KeepFields />);
    await page.getByLabelText('Name of the pet').fill('Momo');
    await page.getByRole('button', { name: 'Owner' }).click();
    await expect.element(page.getByLabelText('Phone')).toBeVisible();
    await page.getByRole('button', { name: 'Pet', exact: true }).click();
    await expect.element(page.getByLabelText('Name of the pet')).toHaveValue('Momo');
  },
);

claim(
  '`position` is `bottom` by default, which fixes the bar to the bottom edge of the screen.',
  async () => {
    await show(<MobileStepper steps={3} backButton={<i />} nextButton={<i />} />);
    const style = getComputedStyle(
      document.querySelector('.MuiMobileStepper-root') ?? document.body,
    );
    expect(style.position).toBe('fixed');
    expect(style.bottom).toBe('0px');
  },
);

claim('The bar reports progress from 0 on the first step to 100 on the last.', async () => {
  const props = { variant: 'progress', steps: 5, backButton: <i />, nextButton: <i /> } as const;
  await show(
    <>
      <MobileStepper {...props} activeStep={0} />
      <MobileStepper {...props} activeStep={4} />
    </>,
  );
  const values = page
    .getByRole('progressbar')
    .elements()
    .map((bar) => bar.getAttribute('aria-valuenow'));
  expect(values).toEqual(['0', '100']);
});

claim(
  'without it, the connectors are `div`s between the list items, which is not valid HTML.',
  async () => {
    const view = await show(<LabelsBelow />);
    const tags = () =>
      new Set([...(document.querySelector('ol')?.children ?? [])].map(({ tagName }) => tagName));
    expect([...tags()]).toEqual(['LI']);
    await view.unmount();
    await show(
      <Stepper component="ol">
        <Step component="li">
          <StepLabel>One</StepLabel>
        </Step>
        <Step component="li">
          <StepLabel>Two</StepLabel>
        </Step>
      </Stepper>,
    );
    expect([...tags()]).toEqual(['LI', 'DIV']);
  },
);

claim('steps inside one get no number.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Stepper>
      <>
        <Step>
          <StepLabel>One</StepLabel>
        </Step>
      </>
    </Stepper>,
  );
  expect(document.querySelectorAll('.MuiStepIcon-text')).toHaveLength(0);
});

claim('The steps share the width equally and long labels wrap', async () => {
  await show(
    <div style={{ width: 300 }}>
      <Stepper alternativeLabel>
        {['One', 'Send the signed form back'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </div>,
  );
  const widths = [...document.querySelectorAll<HTMLElement>('.MuiStep-root')].map(
    ({ offsetWidth }) => offsetWidth,
  );
  expect(widths).toEqual([150, 150]);
  const heightOf = (label: string) =>
    page.getByText(label).element().getBoundingClientRect().height;
  expect(heightOf('Send the signed form back')).toBeGreaterThan(heightOf('One'));
});

claim('It also replaces the check mark and the warning icon.', async () => {
  await show(
    <Stepper activeStep={1}>
      <Step>
        <StepLabel icon={<b>A</b>}>One</StepLabel>
      </Step>
      <Step>
        <StepLabel error icon={<b>B</b>}>
          Two
        </StepLabel>
      </Step>
    </Stepper>,
  );
  await expect.element(page.getByText('A', { exact: true })).toBeVisible();
  await expect.element(page.getByText('B', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('svg')).toHaveLength(0);
});

claim(
  'A connector has the class `Mui-active`, `Mui-completed` or `Mui-disabled`, depending on the step that follows it.',
  async () => {
    await show(
      <Stepper activeStep={2}>
        {['One', 'Two', 'Three', 'Four'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>,
    );
    const states = [...document.querySelectorAll('.MuiStepConnector-root')].map(({ classList }) =>
      [...classList].filter((name) => name.startsWith('Mui-')),
    );
    expect(states).toEqual([['Mui-completed'], ['Mui-active'], ['Mui-disabled']]);
  },
);

claim('To keep a step open when it is not active, set `expanded` on the `Step`.', async () => {
  await show(
    <Stepper activeStep={1} orientation="vertical">
      <Step expanded>
        <StepLabel>One</StepLabel>
        <StepContent>First text</StepContent>
      </Step>
      <Step>
        <StepLabel>Two</StepLabel>
      </Step>
    </Stepper>,
  );
  await expect.element(page.getByText('First text')).toBeVisible();
});

claim('A skipped step should not get a check mark, so set `completed` yourself.', async () => {
  await show(<SkipAStep />);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Skip siblings' }).click();
  const completed = [...document.querySelectorAll('.MuiStep-root.Mui-completed')];
  expect(completed.map((step) => step.textContent)).toEqual(['Child']);
});

claim('Icons have no text for screen readers', async () => {
  await show(
    <Stepper activeStep={1}>
      {['One', 'Two', 'Three'].map((label) => (
        <Step key={label}>
          <StepLabel error={label === 'Three'}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>,
  );
  const icons = [...document.querySelectorAll('svg')];
  expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
});

anatomy(text, 'Stepper', () =>
  show(
    <Stepper orientation="vertical">
      <Step>
        <StepLabel>Dough</StepLabel>
        <StepContent>Mix flour and water.</StepContent>
      </Step>
      <Step>
        <StepButton>Bake</StepButton>
      </Step>
    </Stepper>,
  ),
);
anatomy(text, 'MobileStepper', () => {
  const props = { steps: 3, backButton: <i />, nextButton: <i />, position: 'static' } as const;
  return show(
    <>
      <MobileStepper {...props} />
      <MobileStepper {...props} variant="progress" />
    </>,
  );
});

claim('With `alternativeLabel`, it lies inside the step.', async () => {
  await show(<LabelsBelow />);
  expect(document.querySelectorAll('.MuiStep-root > .MuiStepConnector-root')).toHaveLength(3);
});

claim('Steps with `StepLabel` are not in the tab order.', async () => {
  await show(
    <>
      <LabelsBelow />
      <button>After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('clicks the focused step', async () => {
  const clicked = vi.fn();
  await show(
    <Stepper activeStep={1}>
      {['Seat', 'Meal', 'Pay'].map((label) => (
        <Step key={label}>
          <StepButton onClick={() => clicked(label)}>{label}</StepButton>
        </Step>
      ))}
    </Stepper>,
  );
  await userEvent.keyboard('{Tab}{Enter}{Tab} ');
  expect(clicked.mock.calls.flat()).toEqual(['Seat', 'Meal']);
  await userEvent.keyboard('{Tab}');
  expect(page.getByRole('button', { name: 'Pay' }).element()).not.toBe(document.activeElement);
});

claim('on the `Stepper` changes the lines between the steps', async () => {
  const Thick = styled(StepConnector)({ '& .MuiStepConnector-line': { borderTopWidth: 3 } });
  const theme = createTheme({
    components: { MuiStepIcon: { styleOverrides: { root: { color: 'rgb(1, 2, 3)' } } } },
  });
  const steps = ['Seat', 'Meal'].map((label) => (
    <Step key={label}>
      <StepLabel slotProps={{ label: { className: 'own-label' } }}>{label}</StepLabel>
    </Step>
  ));
  const styleOf = (part: string) => {
    const element = document.querySelector(part);
    return element && getComputedStyle(element);
  };
  const first = await show(
    <Stepper
      connector={<Thick />}
      sx={{ maxWidth: 600, '--mui-palette-StepConnector-border': '#00695c' }}
    >
      {steps}
    </Stepper>,
  );
  expect(styleOf('.MuiStepConnector-line')?.borderTopColor).toBe('rgb(0, 105, 92)');
  expect(styleOf('.MuiStepConnector-line')?.borderTopWidth).toBe('3px');
  expect(styleOf('.MuiStepper-root')?.width).toBe('600px');
  expect(document.querySelectorAll('.own-label.MuiStepLabel-label')).toHaveLength(2);
  await first.unmount();
  await show(
    <ThemeProvider theme={theme}>
      <Stepper activeStep={-1}>{steps}</Stepper>
    </ThemeProvider>,
  );
  expect(styleOf('.MuiStepIcon-root')?.color).toBe('rgb(1, 2, 3)');
});

claim('and `--mui-palette-StepContent-border` the line beside a `StepContent`', async () => {
  await show(
    <Stepper orientation="vertical" sx={{ '--mui-palette-StepContent-border': '#00695c' }}>
      <Step>
        <StepLabel>Dough</StepLabel>
        <StepContent>Mix flour and water.</StepContent>
      </Step>
      <Step>
        <StepLabel>Bake</StepLabel>
      </Step>
    </Stepper>,
  );
  const content = document.querySelector('.MuiStepContent-root');
  expect(content && getComputedStyle(content).borderLeftColor).toBe('rgb(0, 105, 92)');
});
